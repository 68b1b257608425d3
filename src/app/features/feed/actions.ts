import type { Action, FormFiles, FormValues, PageContext } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { readFileText } from '#src/contract/file-text.ts'
import { FEEDS_PATH, feedPath } from './feed-path.ts'

type Act = (ctx: PageContext, values: FormValues, files: FormFiles) => Promise<string>

const addAddress: Act = async ({ api }, { address }) =>
  donePath(feedPath((await api.addFeedAddress(address ?? '')).id), 'read')

const upload: Act = async ({ api, params }, _values, { file }) => {
  const source = params.id ? { source: params.id } : {}
  const { id } = await api.uploadFeed({
    file: file ? await readFileText(file) : '',
    fileName: file?.name ?? '',
    ...source,
  })
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

const stay: Act = async (ctx) => feedPath(idOf(ctx))

/** The forms of the list: an address or a file. */
export const listAction: Action = (ctx, values, files) =>
  attempt(ctx, values, () => (values.act === 'upload' ? upload : addAddress)(ctx, values, files))

/** The forms of one source, told apart by `act`. */
export const sourceAction: Action = (ctx, values, files) =>
  attempt(ctx, values, () => (SOURCE_ACTS[values.act ?? ''] ?? stay)(ctx, values, files))
