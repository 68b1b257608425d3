import type { Hook } from '@hono/zod-openapi'
import { locateInProfile } from '#src/contract/cv/locate-in-profile.ts'
import { Failure, type Text } from '../platform/failure.ts'
import type { AppEnv } from './context.ts'

const INVALID: Text = { id: 'field.common.invalid' }

/** The group of a body's field is the object that holds it, `form` for fields at the top; a CV has groups of its own. */
const locate = (path: readonly PropertyKey[]): { group: string; field: string } =>
  locateInProfile(path) ?? { group: String(path.at(-2) ?? 'form'), field: String(path.at(-1) ?? 'form') }

/** What does not even have the shape of the contract: ids lead nowhere, filters are a bad request, bodies name the fields. */
export const refuseInvalid: Hook<unknown, AppEnv, string, unknown> = (result) => {
  if (result.success) return
  if (result.target === 'param') throw new Failure('not-found')
  const fields: Record<string, Record<string, Text>> = {}
  for (const issue of result.error.issues) {
    const { group, field } = locate(issue.path)
    fields[group] = { ...fields[group], [field]: INVALID }
  }
  throw new Failure(result.target === 'json' ? 'validation-failed' : 'bad-request', { fields })
}
