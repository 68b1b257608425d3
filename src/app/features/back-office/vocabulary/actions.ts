import type { ActionResult, FormFiles, FormValues, PageContext } from '#src/app/page.ts'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { refuseFile } from '#src/app/ui/send-file/refuse-file.ts'
import { type Query, withQuery } from '#src/contract/http/with-query.ts'
import { RULE_KINDS, type RuleKind } from '#src/domain/dated-rule/kinds.ts'
import { createOfficeAction, decideBy } from '../proposal/office-action.ts'

/** The path of the page with the rules of a kind. */
export const rulesPath = (kind: RuleKind, query: Query = {}): string =>
  kind === 'price' ? withQuery('/admin/prices', query) : withQuery('/admin/vocabularies', { kind, ...query })

/** What a file may weigh: a larger one has more characters than allowed. */
const MAX_BYTES = 400_000

/** Returns the text of a file; undefined if it is not UTF-8, or was changed after it was chosen. */
const readText = async (file: File): Promise<string | undefined> => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch {
    return undefined
  }
}

const kindOf = ({ kind }: FormValues): RuleKind => RULE_KINDS.find((one) => one === kind) ?? RULE_KINDS[0]

/** Uploads the file of a new version, and leads to its difference. */
async function upload(ctx: PageContext, values: FormValues, { file }: FormFiles): Promise<ActionResult> {
  if (!file?.size) return refuseFile(ctx, values, 'file', 'dated-rule.wrong.file')
  if (file.size > MAX_BYTES) return refuseFile(ctx, values, 'file', 'dated-rule.wrong.size')
  const text = await readText(file)
  if (text === undefined) return refuseFile(ctx, values, 'file', 'dated-rule.wrong.encoding')
  return attempt(ctx, values, async () => {
    const body = { kind: kindOf(values), file: text }
    const { id } = await ctx.api.call('POST /server/admin/vocabulary/version', { body })
    return { redirect: rulesPath(body.kind, { version: id }), changed: {} }
  })
}

const change = createOfficeAction(
  {
    ...decideBy({
      confirm: ({ api }, params) => api.call('POST /server/admin/vocabulary/proposal/{id}/confirmation', { params }),
      decline: ({ api }, params) => api.call('POST /server/admin/vocabulary/proposal/{id}/refusal', { params }),
    }),
    propose: ({ api }, { version = '', seen = '', reason = '' }) =>
      api.call('POST /server/admin/vocabulary/version/{id}/proposal', {
        params: { id: version },
        body: { seen: Number(seen), reason },
      }),
  },
  (_ctx, act, values) => ({
    redirect: `${rulesPath(kindOf(values), { done: act })}#done`,
    changed: { expired: [['vocabulary']] },
  }),
)

/** Uploads, proposes, confirms or declines a version, by `act`. */
export const changeRules = async (ctx: PageContext, values: FormValues, files: FormFiles): Promise<ActionResult> =>
  values.act === 'upload' ? upload(ctx, values, files) : change(ctx, values)
