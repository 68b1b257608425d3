import type { Changes } from '#src/app/changes.ts'
import type { ActionResult, FormFailure, FormValues, PageContext } from '#src/app/page.ts'
import { ApiError, ConnectionError } from '#src/contract/api.ts'
import type { FieldErrors } from '#src/contract/http/errors.ts'
import type { AppIntl } from '#src/i18n/intl.ts'

/** Maps whatever a call threw to what its form shows: a lost connection, a server that is away, a refusal, or a fault of ours. */
export function failureOf(error: unknown, values: FormValues, intl: Pick<AppIntl, 't'>): FormFailure {
  const kept = { values: withoutSecrets(values), errors: {} }
  if (isUnreadable(error)) return { ...kept, message: intl.t('form.message.file') }
  if (error instanceof ConnectionError) return { ...kept, message: intl.t('form.message.offline'), mayRetry: true }
  if (!(error instanceof ApiError)) return { ...kept, message: intl.t('form.message.failed'), mayRetry: true }
  if (error.code === 'unavailable') return { ...kept, message: intl.t('form.message.unavailable'), mayRetry: true }
  return {
    ...kept,
    errors: error.errors ?? {},
    message: error.message || intl.t('form.message.failed'),
    ...(error.code === 'confirmation-needed' && { needsConfirmation: true as const }),
  }
}

/** A file that was changed or moved since it was chosen. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof DOMException && /^Not(Readable|Found)Error$/.test(error.name)

/** Where an act leads, and what it changed. */
export type Done = { redirect: string; changed: Changes }

/** Runs the calls of an action and turns their outcome into its result. `run` gives the path to go to, and what was changed where it knows. */
export async function attempt(
  ctx: PageContext,
  values: FormValues,
  run: () => Promise<string | Done>,
): Promise<ActionResult> {
  try {
    const done = await run()
    return typeof done === 'string' ? { redirect: done } : done
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

const entriesOf = (errors: FieldErrors) => Object.values(errors).flatMap((fields) => Object.entries(fields))

/** Every field that is blamed, with its message, in the order of the answer. */
export const listFieldErrors = (errors: FieldErrors): [field: string, message: string][] =>
  [...new Set(entriesOf(errors).map(([field]) => field))].map((field) => [field, findFieldError(errors, field) ?? ''])

/** True for a refusal whose message is about no field: it is shown in a toast as well (SPEC 8). */
export const isPlainRefusal = ({ message, errors, mayRetry }: FormFailure): boolean =>
  Boolean(message) && !mayRetry && entriesOf(errors).length === 0

/** The failure without what it says about a field; nothing is left of it when that was all. */
export function clearFieldError(failure: FormFailure | undefined, field: string): FormFailure | undefined {
  if (!failure || findFieldError(failure.errors, field) === undefined) return failure
  const errors = Object.fromEntries(
    Object.entries(failure.errors).map(([group, { [field]: _mended, ...others }]) => [group, others]),
  )
  return entriesOf(errors).length > 0 ? { ...failure, errors } : undefined
}

const withoutSecrets = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !/password|^pin$/i.test(name)))
