import type { Action, FormValues, PageContext } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { FEEDS_PATH, feedPath } from './feed-path.ts'
import { FEED_FILE, sendFeed } from './send-feed.ts'

type Act = (ctx: PageContext, values: FormValues) => Promise<string>

const addAddress: Act = async ({ api }, { address }) =>
  donePath(feedPath((await api.addFeedAddress(address ?? '')).id), 'read')

const idOf = ({ params }: PageContext): string => params.id ?? ''

const SOURCE_ACTS: Readonly<Record<string, Act>> = {
  read: async (ctx) => donePath(feedPath((await ctx.api.readFeedNow(idOf(ctx))).id), 'read'),
  confirm: async (ctx, { report, noFee }) => {
    const { id } = await ctx.api.confirmFeed(idOf(ctx), { report: report ?? '', noFee: noFee === 'on' })
    return donePath(feedPath(id), 'confirm')
  },
  settings: async (ctx, { publishesAlone }) => {
    const { id } = await ctx.api.saveFeedSettings(idOf(ctx), publishesAlone === 'on')
    return donePath(feedPath(id), 'settings')
  },
  remove: async (ctx, { vacancies }) => {
    await ctx.api.removeFeed(idOf(ctx), vacancies === 'close' ? 'close' : 'keep')
    return donePath(FEEDS_PATH, 'remove')
  },
}

const stay: Act = async (ctx) => feedPath(idOf(ctx))

/** The forms of a page, told apart by `act`; a file is sent in its own way. */
const choose =
  (find: (act: string) => Act): Action =>
  (ctx, values, files) => {
    const { act = '' } = values
    return act === FEED_FILE ? sendFeed()(ctx, values, files) : attempt(ctx, values, () => find(act)(ctx, values))
  }

/** An address or a file. */
export const listAction: Action = choose(() => addAddress)

/** The forms of one source. */
export const sourceAction: Action = choose((act) => SOURCE_ACTS[act] ?? stay)
