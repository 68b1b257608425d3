import { answerBecomes } from '#src/app/changes.ts'
import type { PageProps } from '#src/app/page.ts'
import type { PicturePlace } from '#src/app/ui/picture-form/picture-action.ts'
import { PicturePanel, ShownPicture } from '#src/app/ui/picture-form/picture-panel.tsx'
import type { CompanyDesk } from '#src/contract/company-desk/schemas.ts'
import { mayChangeCompany } from '#src/contract/http/session.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { companyDesk } from '../application/applicants/queries.ts'

/** The company's logo, with forms for members who may change it. */
export const LOGO: PicturePlace = {
  purpose: 'logo',
  shown: (ctx, logo) => ({
    known: [answerBecomes(companyDesk(ctx), (desk) => ({ ...desk, company: { ...desk.company, logo } }))],
    stale: [['company']],
  }),
}

type Props = Omit<PageProps<unknown>, 'data'> & Pick<CompanyDesk['company'], 'logo'>

export function DeskLogo({ logo, ...props }: Props) {
  const { t } = useIntl()
  return (
    <section className="section">
      <header>
        <h2>{t('picture.logo.title')}</h2>
      </header>
      <div className="column gap-4">
        {mayChangeCompany(props.ctx.session) ? (
          <PicturePanel {...props} place={LOGO} image={logo} />
        ) : (
          <ShownPicture purpose="logo" image={logo} />
        )}
      </div>
    </section>
  )
}
