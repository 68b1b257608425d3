import type { PageProps } from '#src/app/page.ts'
import { PicturePanel, ShownPicture } from '#src/app/ui/picture-form/picture-panel.tsx'
import type { CompanyDesk } from '#src/contract/schemas/company-desk.ts'
import { mayChangeCompany } from '#src/contract/session.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** The company's logo, and for members who may change it another one, or none. */
export function DeskLogo({ data, ...props }: PageProps<CompanyDesk>) {
  const { t } = useIntl()
  const { logo } = data.company
  return (
    <section className="sec">
      <header>
        <h2>{t('picture.logo.title')}</h2>
      </header>
      <div className="col gap4">
        {mayChangeCompany(props.ctx.session) ? (
          <PicturePanel {...props} purpose="logo" image={logo} />
        ) : (
          <ShownPicture purpose="logo" image={logo} />
        )}
      </div>
    </section>
  )
}
