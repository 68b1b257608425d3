import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { FEEDS_PATH, feedPath } from './feed-path.ts'

type Act = (ctx: PageContext, values: FormValues) => Promise<string>

/** A file does not come back into its form, so neither does its text. */
async function run(ctx: PageContext, { file, ...values }: FormValues, act: Act): Promise<ActionResult> {
  return attempt(ctx, values, () => act(ctx, { ...values, file: file ?? '' }))
}

const addAddress: Act = async ({ api }, { address }) =>
  donePath(feedPath((await api.addFeedAddress(address ?? '')).id), 'read')

const upload: Act = async ({ api, params }, { file, fileName }) => {
  const source = params.id ? { source: params.id } : {}
  const { id } = await api.uploadFeed({ file: file ?? '', fileName: fileName ?? '', ...source })
  return donePath(feedPath(id), 'read')
}

const idOf = ({ params }: PageContext): string => params.id ?? ''

const SOURCE_ACTS: Readonly<Record<string, Act>> = {
  upload,
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

/** The forms of the list: an address or a file. */
export const listAction = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  run(ctx, values, values.act === 'upload' ? upload : addAddress)

/** The forms of one source, told apart by `act`. */
export const sourceAction = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  run(ctx, values, SOURCE_ACTS[values.act ?? ''] ?? (async (here) => feedPath(idOf(here))))
