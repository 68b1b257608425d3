import type { PageProps } from '#src/app/page.ts'
import { PicturePanel } from '#src/app/ui/picture-form/picture-panel.tsx'
import type { CompanyDesk } from '#src/contract/schemas/company-desk.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** The company's logo, another one, or none. */
export function DeskLogo({ data, ...props }: PageProps<CompanyDesk>) {
  const { t } = useIntl()
  return (
    <section className="sec">
      <header>
        <h2>{t('picture.logo.title')}</h2>
      </header>
      <div className="col gap4">
        <PicturePanel {...props} purpose="logo" image={data.company.logo} />
      </div>
    </section>
  )
}
