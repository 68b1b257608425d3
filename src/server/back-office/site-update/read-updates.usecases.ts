import type { ListQuery } from '#src/contract/http/describe-list.ts'
import { SITE_UPDATES, type UpdateState } from '#src/contract/site-update/list.ts'
import type { SiteUpdate, SiteUpdates } from '#src/contract/site-update/schemas.ts'
import { LOCALE_CODES, type LocaleCode } from '#src/domain/locales.ts'
import { loadServerIntl } from '#src/i18n/load-server-intl.ts'
import { renderMailText } from '#src/server/ground/mail/mail-layout.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { afterOf, listProposalsOf, toShown } from '../proposal/open-proposals.usecases.ts'
import { publishSiteUpdate } from './publish-update.ts'
import { writeUpdate } from './site-update.mails.ts'
import { countUpdates, findTexts, findUpdate, listUpdates, pickText } from './site-update.repository.ts'
import type { SiteUpdateRow, SiteUpdateText } from './site-update.tables.ts'

export const SITE_UPDATE_ACTS = new Map([[publishSiteUpdate.action, publishSiteUpdate]])

function stateOf({ publishedAt, stoppedAt }: SiteUpdateRow, now: number): UpdateState {
  if (stoppedAt !== null) return 'stopped'
  if (publishedAt === null) return 'draft'
  return publishedAt > now ? 'planned' : 'sent'
}

const inOrderOfLocales = (languages: readonly string[]): LocaleCode[] =>
  LOCALE_CODES.filter((code) => languages.includes(code))

type Described = { row: SiteUpdateRow; subject: string; languages: readonly string[] }

const describe = ({ row, subject, languages }: Described, now: number) => ({
  ...{ id: row.id, kind: row.kind, state: stateOf(row, now), subject, languages: inOrderOfLocales(languages) },
  ...{ createdAt: row.createdAt, publishedAt: row.publishedAt, letters: row.letters },
})

/** A page of updates, the newest first. */
export async function getSiteUpdates(
  { db, clock }: Needs<'db' | 'clock'>,
  { kind, state, page }: ListQuery<typeof SITE_UPDATES>,
): Promise<SiteUpdates> {
  const { pageSize } = SITE_UPDATES
  const now = clock()
  const asked = { kind, state, now }
  const [rows, total] = await Promise.all([
    listUpdates(db, asked, { limit: pageSize, offset: (page - 1) * pageSize }),
    countUpdates(db, asked),
  ])
  const items = rows.map(({ update: row, subject, languages }) =>
    describe({ row, subject, languages: JSON.parse(languages) as string[] }, now),
  )
  return { items, total, page, pageSize }
}

/** The mail in a language, as plain text, without the link that stops such mails: it is the reader's own. */
async function writePreview(
  { config }: Needs<'config'>,
  { kind, path }: SiteUpdateRow,
  texts: readonly SiteUpdateText[],
  locale: LocaleCode,
): Promise<SiteUpdate['preview']> {
  const text = pickText(texts, locale)
  if (!text) return null
  const frame = {
    intl: await loadServerIntl(locale),
    locale,
    product: config.productName,
    origin: config.origins[0] ?? '',
  }
  const content = writeUpdate(frame, { kind, path, text })
  return { language: text.language, subject: content.subject, text: renderMailText(content) }
}

async function listProposals(
  services: Needs<'db' | 'clock'>,
  session: Session,
  id: string,
): Promise<SiteUpdate['proposals']> {
  const proposals = await listProposalsOf(services, SITE_UPDATE_ACTS, { session, of: [id] })
  return proposals.map((proposal) => ({
    ...toShown(proposal),
    day: String(afterOf(proposal, 'update.day') ?? ''),
  }))
}

/** Returns an update, and its mail as readers of a language get it. Throws `not-found`. */
export async function getSiteUpdate(
  services: Needs<'db' | 'clock' | 'config'>,
  session: Session,
  id: string,
  language: LocaleCode,
): Promise<SiteUpdate> {
  const { db, clock } = services
  const [row, texts] = await Promise.all([findUpdate(db, id), findTexts(db, id)])
  if (!row) throw new Failure('not-found')
  const [proposals, preview] = await Promise.all([
    listProposals(services, session, id),
    writePreview(services, row, texts, language),
  ])
  const subject = texts.find((text) => text.language === 'en')?.subject ?? ''
  const languages = texts.map((text) => text.language)
  return {
    ...describe({ row, subject, languages }, clock()),
    ...{ path: row.path, version: row.version, texts, proposals, preview },
  }
}
