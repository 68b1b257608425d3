import { StateMark } from '#src/app/ui/marks.tsx'
import { endsSoon } from '#src/contract/company-check/licence-rights.ts'
import { DAY } from '#src/domain/time.ts'
import { richText, useFormats, useIntl } from '#src/i18n/react.tsx'
import { DeskKind, Since } from './desk-list.tsx'
import { nameVacancy } from './name-vacancy.ts'
import type { KindProps } from './people-kinds.tsx'

/** Days before its end from which a vacancy has a warning mark. */
const CLOSE = 3 * DAY

export function Ending({ desk: { ending }, now, mayChange }: KindProps) {
  const intl = useIntl()
  const { relative } = useFormats()
  const { t } = intl
  return (
    <DeskKind
      title={t('company.desk.ending')}
      total={ending.total}
      path="/company/vacancy?status=published"
      rows={ending.items.map(({ id, expiresAt, applications, shortlisted, ...vacancy }) => ({
        id,
        path: `/vacancy/${id}/edit`,
        name: nameVacancy(vacancy, intl),
        facts: [
          applications > 0
            ? t('company.vacancies.applications', { count: applications })
            : t('company.desk.no-applications'),
          shortlisted > 0 && t('company.desk.shortlisted', { count: shortlisted }),
        ],
        when:
          expiresAt - now < CLOSE ? (
            <StateMark kind="warn">{relative(expiresAt, now)}</StateMark>
          ) : (
            relative(expiresAt, now)
          ),
        verb: t(mayChange ? 'vacancy-form.act.extend' : 'saved.list.open'),
      }))}
    />
  )
}

export function Drafts({ desk: { drafts }, now, mayChange }: KindProps) {
  const intl = useIntl()
  const { relative } = useFormats()
  const { t } = intl
  return (
    <DeskKind
      title={t('company.desk.drafts')}
      total={drafts.total}
      path="/company/vacancy?status=draft"
      rows={drafts.items.map(({ id, kind, updatedAt, author, ...vacancy }) => ({
        id,
        path: `/vacancy/${id}/edit`,
        name: nameVacancy(vacancy, intl),
        facts: [t(`company.desk.draft.${kind}`), author && <Author key="author" {...author} />],
        when: relative(updatedAt, now),
        verb: t(mayChange ? 'vacancy-form.begin' : 'saved.list.open'),
      }))}
    />
  )
}

function Author({ email, isSelf }: NonNullable<KindProps['desk']['drafts']['items'][number]['author']>) {
  const intl = useIntl()
  if (isSelf) return intl.t('company.desk.author.self')
  return richText(intl, 'company.desk.author.other', { email: <bdi className="break-anywhere">{email}</bdi> })
}

export function Feeds({ desk: { feeds }, now }: KindProps) {
  const { t } = useIntl()
  return (
    <DeskKind
      title={t('page.link.feeds')}
      total={feeds.total}
      path="/company/feeds"
      rows={feeds.items.map(({ id, name, failure, at }) => ({
        id,
        path: `/company/feeds/${id}`,
        name: <bdi>{name}</bdi>,
        facts: [failure ? t(`feed.failure.${failure}`) : t('feed.state.waiting')],
        when: <Since at={at} now={now} />,
        verb: t('company.desk.verb.review'),
      }))}
    />
  )
}

/** Whether the licence is not verified, or ends soon. */
export const needsLicence = ({ desk: { company }, now }: Pick<KindProps, 'desk' | 'now'>): boolean =>
  company.state !== 'verified' || endsSoon(company.licenceExpires, now)

export function Licence({ desk, now }: KindProps) {
  const { t } = useIntl()
  const { plainDate, relative } = useFormats()
  const { state, licenceNumber, licenceExpires: ends } = desk.company
  const isVerified = state === 'verified'
  return (
    <DeskKind
      title={t('vacancy.employer.licence')}
      total={needsLicence({ desk, now }) ? 1 : 0}
      path="/company/licence"
      rows={[
        {
          id: 'licence',
          path: '/company/licence',
          name: isVerified ? <bdi dir="ltr">{licenceNumber}</bdi> : t(`company-check.title.${state}`),
          facts: [
            isVerified
              ? ends && t('company.desk.licence-ends', { date: plainDate(ends) })
              : t(`company-check.next.${state}`),
          ],
          when: isVerified && ends && <StateMark kind="warn">{relative(Date.parse(ends), now)}</StateMark>,
          verb: t('saved.list.open'),
        },
      ]}
    />
  )
}
