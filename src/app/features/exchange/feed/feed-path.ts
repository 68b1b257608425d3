/** The help page that says what a feed must say, label by label, and how a refused row is mended. */
export const FEED_GUIDE = 'vacancy-feeds'
/** Two vacancies as a feed says them; read without a refusal on any day. */
export const FEED_EXAMPLE = '/examples/vacancy-feed.xml'
export const FEEDS_PATH = '/company/feeds'

export const feedPath = (id: string): string => `${FEEDS_PATH}/${id}`
