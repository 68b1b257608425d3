import { answerIs } from '#src/app/changes.ts'
import type { Action, FormValues, PageContext } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt, type Done } from '#src/app/ui/forms/failure.ts'
import type { FeedDetail } from '#src/contract/feed/schemas.ts'
import { FEEDS_PATH, feedPath } from './feed-path.ts'
import { feed, feeds } from './queries.ts'
import { FEED_FILE, sendFeed } from './send-feed.ts'

type Act = (ctx: PageContext, values: FormValues) => Promise<string | Done>

const VACANCIES = [['own-vacancies'], ['company-desk'], ['vacancies']]

/** Redirects to the source with its new state; other rows of its report are refetched. */
const show = (ctx: PageContext, act: string, detail: FeedDetail): Done => {
  const { id } = detail.source
  const known = [answerIs(feed(ctx, id), detail)]
  return { redirect: donePath(feedPath(id), act), changed: { known, stale: [['feeds'], ['feed', id], ...VACANCIES] } }
}

const addAddress: Act = async (ctx, { address }) => show(ctx, 'read', await ctx.api.addFeedAddress(address ?? ''))

const idOf = ({ params }: PageContext): string => params.id ?? ''

const SOURCE_ACTS: Readonly<Record<string, Act>> = {
  read: async (ctx) => show(ctx, 'read', await ctx.api.readFeedNow(idOf(ctx))),
  confirm: async (ctx, { report, noFee }) =>
    show(ctx, 'confirm', await ctx.api.confirmFeed(idOf(ctx), { report: report ?? '', noFee: noFee === 'on' })),
  settings: async (ctx, { publishesAlone }) =>
    show(ctx, 'settings', await ctx.api.saveFeedSettings(idOf(ctx), publishesAlone === 'on')),
  remove: async (ctx, { vacancies }) => {
    const left = await ctx.api.removeFeed(idOf(ctx), vacancies === 'close' ? 'close' : 'keep')
    return {
      redirect: donePath(FEEDS_PATH, 'remove'),
      changed: { known: [answerIs(feeds(ctx), left)], stale: VACANCIES },
    }
  },
}

const stay: Act = async (ctx) => feedPath(idOf(ctx))

/** The forms of a page, distinguished by `act`; a file has its own upload. */
const choose =
  (find: (act: string) => Act): Action =>
  (ctx, values, files) => {
    const { act = '' } = values
    return act === FEED_FILE ? sendFeed()(ctx, values, files) : attempt(ctx, values, () => find(act)(ctx, values))
  }

/** Adds an address or a file. */
export const listAction: Action = choose(() => addAddress)

/** The forms of one source. */
export const sourceAction: Action = choose((act) => SOURCE_ACTS[act] ?? stay)
