import { answerBecomes } from '#src/app/changes.ts'
import type { ActProps } from '#src/app/ui/forms/index.ts'
import type { PicturePlace } from '#src/app/ui/picture-form/picture-action.ts'
import { PicturePanel, ShownPicture } from '#src/app/ui/picture-form/picture-panel.tsx'
import type { Company } from '#src/contract/crewing/schemas.ts'
import { mayChangeCompany } from '#src/contract/http/session.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { companyPreview } from './queries.ts'

/** The company's logo, with forms for members who may change it. */
export const LOGO: PicturePlace = {
  purpose: 'logo',
  shown: (ctx, logo) => ({
    known: [answerBecomes(companyPreview(ctx), (preview) => ({ ...preview, company: { ...preview.company, logo } }))],
    stale: [['company']],
  }),
}

type Props = ActProps & Pick<Company, 'logo'>

export function LogoForm({ logo, ...props }: Props) {
  const { t } = useIntl()
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{t('picture.logo.title')}</h2>
      {mayChangeCompany(props.ctx.session) ? (
        <PicturePanel {...props} place={LOGO} image={logo} />
      ) : (
        <ShownPicture purpose="logo" image={logo} />
      )}
    </section>
  )
}
