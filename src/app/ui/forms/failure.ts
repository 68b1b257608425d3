import { ApiError } from '../../../contract/api.ts'
import type { FieldErrors } from '../../../contract/errors.ts'
import type { AppIntl } from '../../../i18n/intl.ts'
import type { ActionResult, FormFailure, FormValues, PageContext } from '../../page.ts'

/** Maps whatever a call threw to what its form shows. Without an answer of the API the link or the server is down. */
export function failureOf(error: unknown, values: FormValues, intl: Pick<AppIntl, 't'>): FormFailure {
  const kept = withoutSecrets(values)
  if (error instanceof ApiError && error.code !== 'unavailable') {
    const message = error.message || intl.t('form.message.failed')
    return { values: kept, errors: error.errors ?? {}, message }
  }
  return { values: kept, errors: {}, message: intl.t('form.message.offline') }
}

/** Runs the calls of an action and turns their outcome into its result. `run` gives the path to go to. */
export async function attempt(ctx: PageContext, values: FormValues, run: () => Promise<string>): Promise<ActionResult> {
  try {
    return { redirect: await run() }
  } catch (error) {
    return { failure: failureOf(error, values, ctx.intl) }
  }
}

/** The same for an action that leads to another site's page. `run` gives its address. */
export async function depart(
  ctx: PageContext,
  values: FormValues,
  run: () => Promise<{ location: string }>,
): Promise<ActionResult> {
  try {
    return { leave: (await run()).location }
  } catch (error) {
    return { failure: failureOf(error, values, ctx.intl) }
  }
}

/** The message of one field; without a group the first group that names the field speaks. */
export function findFieldError(errors: FieldErrors | undefined, field: string, group?: string): string | undefined {
  if (!errors) return undefined
  const groups = group ? [errors[group]] : Object.values(errors)
  const message = groups.find((fields) => fields?.[field] !== undefined)?.[field]
  return Array.isArray(message) ? message.join(', ') : message
}

const withoutSecrets = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)))
