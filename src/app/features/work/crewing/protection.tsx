import { Facts } from '#src/app/ui/facts.tsx'
import type { Company } from '#src/contract/crewing/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** The insurance and the policy against harassment; a missing insurance is named as missing. */
export function Protection({ company: { insurance, harassment } }: { company: Company }) {
  const { t } = useIntl()
  return (
    <section className="section">
      <header>
        <h2>{t('company-check.protection.title')}</h2>
      </header>
      <Facts
        rows={[
          {
            label: t('vacancy.detail.insurance'),
            value: insurance ? <bdi>{insurance}</bdi> : t('company-check.protection.none'),
          },
          {
            label: t('company-check.protection.policy'),
            value: harassment.policy && (
              <span className="u-whitespace-pre-line" dir="auto">
                {harassment.policy}
              </span>
            ),
          },
          {
            label: t('company-check.protection.contact'),
            value: harassment.contact && <bdi>{harassment.contact}</bdi>,
          },
        ]}
      />
    </section>
  )
}
