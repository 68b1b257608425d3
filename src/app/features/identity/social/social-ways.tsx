import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { MissingPart } from '#src/app/ui/missing-part.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import { withSocial } from './actions.ts'
import type { WithSocial } from './load-social.ts'

const action = withSocial(async (ctx) => ({ redirect: ctx.here }))

/** A button for each configured provider; nothing without providers. */
export function SocialWays({ social, ...props }: ActProps & WithSocial) {
  const { t } = useIntl()
  const form = useActForm('social-begin', action, props)
  if (!social) return <MissingPart here={props.ctx.here} />
  if (social.providers.length === 0) return null
  return (
    <>
      <p className="divider">{t('social.ways.or')}</p>
      <ActForm form={form} act="social-begin" className="column">
        {social.providers.map(({ id, name }) => (
          <SubmitButton key={id} className="button full" name="provider" value={id}>
            {t('social.ways.with', { provider: name })}
          </SubmitButton>
        ))}
      </ActForm>
    </>
  )
}
