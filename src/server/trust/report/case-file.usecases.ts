import { PAGE_PERMISSIONS } from '#src/contract/http/permissions.ts'
import type { AdminReport } from '#src/contract/report/admin-schemas.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { ACTED_TEXTS, APPEAL_TEXTS } from '#src/i18n/case-texts.ts'
import { formatsFor, type PageFormats } from '#src/i18n/formats-for.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { loadServerIntl } from '#src/i18n/load-server-intl.ts'
import { COPY_LABELS, copyText } from '#src/i18n/report-copy-text.ts'
import { signText } from '#src/i18n/risk-sign-text.ts'
import { createAdminEvent } from '#src/server/ground/audit/admin-event.usecases.ts'
import { demandPermission } from '#src/server/identity/session/open-session.repository.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { type Actor, getReport } from './describe-report.usecases.ts'

const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/

type Words = { intl: AppIntl; formats: PageFormats }
type Part = { title: string; lines: readonly (string | null)[] }

/** Further lines of a value are indented: a text of the reported side must not look like another part of the file. */
const said = (label: string, value: string | null | undefined | false): string | null =>
  value ? `${label}: ${value.split(LINE_END).join('\n    ')}` : null

/** A case without anything about its reporters: no role, no text, no time of day. */
function listParts(report: AdminReport, { intl, formats }: Words): Part[] {
  const { t } = intl
  const { date, country } = formats
  const { company, regulator, appeal, acts } = report
  const reasons = [...new Set([report.reason, ...report.others.map(({ reason }) => reason)])]
  const outcome = (state: string) => t(`report.state.${state}`)
  return [
    {
      title: t('report.case.reported'),
      lines: [
        said(t('report.queue.kind'), t(`report.kind.${report.kind}`)),
        said(t('report.kind.company'), company && `${company.name}, ${country(company.country)}`),
        said(t('complaint.authority'), regulator?.name),
        said(t('report.column.age'), date(report.createdAt)),
        ...reasons.map((reason) => said(t('report.column.reason'), t(`report.reason.${reason}`))),
      ],
    },
    {
      title: t('report.copy.title'),
      lines: report.copy.map(({ field, value }) =>
        said(t(COPY_LABELS[field]), copyText(field, value, { intl, formats })),
      ),
    },
    {
      title: t('report.signs.title'),
      lines: report.signs.filter(({ sign }) => sign !== 'reporter').map((sign) => `- ${signText(sign, intl)}`),
    },
    {
      title: t('report.earlier.title'),
      lines: report.earlier.map(
        (one) =>
          `- ${[date(one.createdAt), t(`report.reason.${one.reason}`), outcome(one.state), ...one.acts.map((act) => t(ACTED_TEXTS[act]))].join('; ')}`,
      ),
    },
    {
      title: t('complaint.decision'),
      lines:
        report.state === 'open'
          ? []
          : [
              said(t('report.case.outcome'), outcome(report.state)),
              said(t('moderation.fact.decided'), report.decidedAt !== null && date(report.decidedAt)),
              said(t('report.act.title'), acts.map((act) => t(ACTED_TEXTS[act])).join('; ')),
              said(t('report.case.letter'), report.letter),
              said(t('complaint.appeal.title'), appeal?.text),
              said(t('report.case.outcome'), appeal?.outcome && t(APPEAL_TEXTS[appeal.outcome])),
            ],
    },
  ]
}

function writeParts(report: AdminReport, words: Words): string {
  const { t } = words.intl
  const parts = listParts(report, words).map(({ title, lines }) => [
    title.toUpperCase(),
    ...lines.filter((line) => line !== null),
  ])
  const whole = [
    [t('report.file.title', { id: report.id })],
    ...parts.filter(({ length }) => length > 1),
    [t('report.file.protected')],
  ]
  return `${whole.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

/**
 * Returns a case as a text for an authority, and records that the admin took it. Throws `not-found`, also for a disputed match line, which no
 * authority supervises.
 */
export async function createCaseFile(
  services: Needs<'db' | 'clock' | 'keys' | 'cvs' | 'ids'>,
  { session }: Actor,
  id: string,
  language: LocaleCode,
): Promise<string> {
  const { db } = services
  const report = await getReport(services, session.accountId, id)
  if (report.kind === 'contest') throw new Failure('not-found')
  const intl = await loadServerIntl(language)
  await runBatch(db, [
    ...demandPermission(db, session, PAGE_PERMISSIONS.reports),
    createAdminEvent(services, {
      actor: session.accountId,
      action: 'case-file-created',
      object: { kind: 'report', id },
      accountId: null,
    }),
  ])
  return writeParts(report, { intl, formats: formatsFor(intl) })
}
