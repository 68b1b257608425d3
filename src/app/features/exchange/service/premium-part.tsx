import { Facts } from '#src/app/ui/facts.tsx'
import { Link } from '#src/app/ui/link.tsx'
import type { Premium } from '#src/contract/service/schemas.ts'
import { PREMIUM_TERMS } from '#src/domain/service/services.ts'
import { T, useFormats, useIntl } from '#src/i18n/react.tsx'

const { letters } = PREMIUM_TERMS

/** What premium does, and what it does not do. `supportEmail`: empty if the site has no address; the list then links to the contacts. */
export function PremiumTerms({ supportEmail }: { supportEmail: string }) {
  const { t } = useIntl()
  return (
    <div className="prose">
      <p className="bold">{t('premium.terms.title')}</p>
      <ul>
        <li>{t('premium.terms.letters', { count: letters })}</li>
        <li>{t('premium.terms.versions')}</li>
        <li>
          <Support email={supportEmail} />
        </li>
        <li>{t('premium.terms.order')}</li>
        <li>{t('premium.terms.renewal')}</li>
        <li>{t('premium.terms.withdrawal')}</li>
      </ul>
    </div>
  )
}

function Support({ email }: { email: string }) {
  if (email === '')
    return (
      <T
        id="premium.terms.support"
        values={{
          link: (text) => (
            <Link to="/$slug" params={{ slug: 'contacts' }}>
              {text}
            </Link>
          ),
        }}
      />
    )
  const address = (
    <a href={`mailto:${email}`}>
      <bdi dir="ltr">{email}</bdi>
    </a>
  )
  return <T id="premium.terms.support-email" values={{ email: address }} />
}

/** Until when premium lasts, with the days that our team added. */
export function PremiumFacts({ premium: { until, extensions } }: { premium: Premium }) {
  const { t } = useIntl()
  const { date, dateTime } = useFormats()
  return (
    <Facts
      rows={[
        { label: t('premium.fact.until'), value: until === null ? t('premium.fact.none') : dateTime(until) },
        ...extensions.map(({ days, createdAt, beginsAt, endsAt }) => ({
          label: t('premium.fact.added', { date: date(createdAt) }),
          value: t('premium.fact.days', { days, from: dateTime(beginsAt), until: dateTime(endsAt) }),
        })),
      ]}
    />
  )
}
