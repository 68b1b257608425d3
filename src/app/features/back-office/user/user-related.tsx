import type { PageContext } from '#src/app/page.ts'
import { Facts } from '#src/app/ui/facts.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { mayOpenPage } from '#src/contract/http/permissions.ts'
import type { AdminUserDetail } from '#src/contract/user/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

type Related = AdminUserDetail['related']
type Organisation = Related['organisations'][number]
type Props = { related: Related; session: PageContext['session'] }

/** What belongs to the account, with links to the pages that the admin may open. Of conversations only the number. */
export function UserRelated({ related, session }: Props) {
  const { t } = useIntl()
  const { number } = useFormats()
  const { organisations, seaman, reports, conversations } = related
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{t('admin.related.title')}</h2>
      <Facts
        rows={[
          {
            label: t('admin.related.organisations'),
            value: organisations.length > 0 && (
              <ul className="column gap-2">
                {organisations.map((one) => (
                  <li key={one.id}>
                    <OrganisationLinks organisation={one} isOpen={mayOpenPage(session?.permissions, 'companies')} />
                  </li>
                ))}
              </ul>
            ),
          },
          {
            label: t('admin.related.cv'),
            value: seaman && <CvLinks seaman={seaman} isOpen={mayOpenPage(session?.permissions, 'seamen')} />,
          },
          { label: t('admin.related.against'), value: number(reports.against) },
          { label: t('admin.related.written'), value: number(reports.written) },
          { label: t('admin.related.conversations'), value: number(conversations) },
        ].map(({ label, value }) => ({ label, value: value || null }))}
      />
    </section>
  )
}

function OrganisationLinks({ organisation, isOpen }: { organisation: Organisation; isOpen: boolean }) {
  const { t } = useIntl()
  const { id, name, kind, role, vacancies } = organisation
  const isCompany = kind === 'company'
  return (
    <>
      {isCompany && isOpen ? (
        <Link to="/admin/companies/$id" params={{ id }}>
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi>{name}</bdi>
      )}
      <div className="small muted">{t(`team.role.${role}`)}</div>
      {isCompany && isOpen && (
        <div className="row tight small">
          <Link to="/admin/vacancies" search={{ state: 'all', company: id }}>
            {t('moderation.count', { count: vacancies })}
          </Link>
          <Link to="/admin/reports" search={{ company: id }}>
            {t('report.queue.title')}
          </Link>
        </div>
      )}
    </>
  )
}

function CvLinks({ seaman, isOpen }: { seaman: NonNullable<Related['seaman']>; isOpen: boolean }) {
  const { t } = useIntl()
  const { id, publicId, isChecked } = seaman
  if (!(isChecked && isOpen) && !publicId) return t('admin.related.cv-private')
  return (
    <div className="row tight">
      {isChecked && isOpen && (
        <Link to="/admin/seamen/$id" params={{ id }}>
          {t('admin.related.verification')}
        </Link>
      )}
      {publicId && (
        <Link to="/seamans/$id" params={{ id: publicId }}>
          {t('moderation.public')}
        </Link>
      )}
    </div>
  )
}
