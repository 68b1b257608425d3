/** The help page about feeds: labels, and how to correct rejected rows. */
export const FEED_GUIDE = 'vacancy-feeds'
/** A feed of two vacancies that is valid on any day. */
export const FEED_EXAMPLE = '/examples/vacancy-feed.xml'
export const FEEDS_PATH = '/company/feeds'

export const feedPath = (id: string): string => `${FEEDS_PATH}/${id}`
