import type { Hook } from '@hono/zod-openapi'
import type { EndpointSpec } from '#src/contract/http/endpoint.ts'
import { locateInProfile } from '#src/domain/cv/locate-in-profile.ts'
import { Failure, type Text } from '../platform/failure.ts'
import type { AppEnv } from './context.ts'

const INVALID: Text = { id: 'field.common.invalid' }

type Place = { group: string; field: string }

/** All fields of a body belong to the group of its form; the parts of a CV have separate groups. */
const locate = (path: readonly PropertyKey[], form: string): Place =>
  locateInProfile(path) ?? { group: form, field: String(path.at(-1) ?? form) }

/**
 * Rejects input that does not match the contract: an invalid id is `not-found`, invalid filters are a bad request, an invalid body names its
 * fields.
 */
export const refuseInvalid =
  ({ form = 'form' }: Pick<EndpointSpec, 'form'>): Hook<unknown, AppEnv, string, unknown> =>
  (result) => {
    if (result.success) return
    if (result.target === 'param') throw new Failure('not-found')
    const fields: Record<string, Record<string, Text>> = {}
    for (const issue of result.error.issues) {
      const { group, field } = locate(issue.path, form)
      fields[group] = { ...fields[group], [field]: INVALID }
    }
    throw new Failure(result.target === 'json' ? 'validation-failed' : 'bad-request', { fields })
  }
