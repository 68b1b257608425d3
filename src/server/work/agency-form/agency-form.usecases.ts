import type { OfferedForms, OwnForms } from '#src/contract/agency-form/schemas.ts'
import { MAX_FORMS, MAX_LISTED_FORMS } from '#src/domain/agency-form/agency-form.ts'
import type { Cv } from '#src/domain/cv/cv.ts'
import { type Mask, maskCv } from '#src/domain/cv/masks.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { normalizeName } from '#src/domain/text/text.ts'
import { type FormValues, writeFormValues } from '#src/i18n/cv/form-values.ts'
import { loadServerIntl } from '#src/i18n/load-server-intl.ts'
import type { AnsweredFile } from '#src/server/http/answer-file.ts'
import { companyOf, type Session } from '#src/server/identity/session/session.ts'
import { DOCX, nameFile, readOwnCv } from '#src/server/people/cv-file/cv-file.usecases.ts'
import { recordAct } from '#src/server/people/organisation/member-acts.repository.ts'
import { demandOneChange, isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import * as forms from './agency-form.repository.ts'
import { fillForm } from './fill-form.ts'
import { FormError } from './reading/form-error.ts'

/** Longest prefix of a database search, in bytes. */
const MAX_BEGINNING = 45

/** Returns the company's forms, newest first. */
export const listForms = async ({ db }: Needs<'db'>, session: Session): Promise<OwnForms> => ({
  items: await forms.listOwnForms(db, companyOf(session)),
  most: MAX_FORMS,
})

/** Deletes a form of the company. */
export async function removeForm(
  services: Needs<'db' | 'clock' | 'ids'>,
  session: Session,
  id: string,
): Promise<OwnForms> {
  const { db } = services
  const deletion = forms.deleteForm(db, companyOf(session), id)
  try {
    await runBatch(db, [...recordAct(services, session, 'form-removed', id), deletion, ...demandOneChange(db)])
  } catch (error) {
    // It was deleted before.
    if (!isGuardFailure(error)) throw error
  }
  return listForms(services, session)
}

/** Returns a prefix for LIKE: short and without wildcards. */
function readBeginning(typed: string): string {
  let begins = normalizeName(typed).replaceAll(/[%_]/g, '')
  while (new TextEncoder().encode(begins).byteLength > MAX_BEGINNING) begins = begins.slice(0, -1)
  return begins
}

/** Returns forms that a seafarer may choose from. */
export async function findForms({ db }: Needs<'db'>, { seamanId }: Session, typed = ''): Promise<OfferedForms> {
  if (!seamanId) throw new Failure('forbidden')
  const found = await forms.findOfferedForms(db, seamanId, readBeginning(typed), MAX_LISTED_FORMS + 1)
  return {
    items: found.slice(0, MAX_LISTED_FORMS).map((form) => ({ ...form, hasApplied: form.hasApplied === 1 })),
    hasMore: found.length > MAX_LISTED_FORMS,
  }
}

/** Identifying data: for an unchecked company only filled in if the person agrees. */
const IDENTITY: readonly Mask[] = ['numbers', 'kin']

/** A form that passed older, weaker checks is no longer accepted. */
function fill(document: Uint8Array, values: FormValues): Uint8Array {
  try {
    return fillForm(document, values)
  } catch (error) {
    throw error instanceof FormError ? new Failure('not-found') : error
  }
}

type Wish = { language: LocaleCode; isWhole: boolean }

/** Returns a company's form filled with the caller's CV, without pay wishes. */
export async function fillOwnForm(
  services: Needs<'db' | 'cvs' | 'clock' | 'limiter'>,
  session: Session,
  id: string,
  { language, isWhole }: Wish,
): Promise<AnsweredFile> {
  const { db, clock, limiter } = services
  await limiter.take('cv-file-account', session.accountId, clock())
  const form = await forms.findOfferedForm(db, id)
  if (!form) throw new Failure('not-found')
  const own = await readOwnCv(services, session)
  const masks = form.isVerified || isWhole ? [] : IDENTITY
  const values = writeFormValues(await loadServerIntl(language), maskCv(own.cv, masks), clock())
  return { body: fill(form.document, values), type: DOCX, name: nameFile(own, 'docx') }
}

type Filled = { companyId: string; cv: Cv; language: LocaleCode; at: number }

/**
 * Returns the newest form of a verified company filled with a CV, without pay wishes, as of an instant (UTC ms); undefined without a form that
 * is accepted.
 */
export async function fillNewestForm(
  { db }: Needs<'db'>,
  { companyId, cv, language, at }: Filled,
): Promise<Uint8Array | undefined> {
  const form = await forms.findNewestForm(db, companyId)
  if (!form) return undefined
  const values = writeFormValues(await loadServerIntl(language), maskCv(cv, []), at)
  try {
    return fillForm(form.document, values)
  } catch (error) {
    if (error instanceof FormError) return undefined
    throw error
  }
}
