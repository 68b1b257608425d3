import { ActForm, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import type { SocialState } from '#src/contract/social/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import type { SecurityProps } from './section.tsx'
import { SOCIAL_ACTS } from './social-action.ts'

type Props = SecurityProps<SocialState>
type Link = NonNullable<SocialState['account']>['linked'][number]

function LinkRow({ link: { id, name, email, linkedAt }, open, ...props }: Omit<Props, 'data'> & { link: Link }) {
  const { t } = useIntl()
  const formats = useFormats()
  const form = useActForm('social-unlink', SOCIAL_ACTS['social-unlink'], props, { entry: { field: 'id', id } })
  return (
    <li className="sheet padded row">
      <div className="column gap-1 u-grow">
        <b>{name}</b>
        {email && <bdi className="small">{email}</bdi>}
        <span className="smallest muted">{t('social.section.since', { date: formats.date(linkedAt) })}</span>
      </div>
      {open && (
        <ActForm form={form} act="social-unlink">
          <input type="hidden" name="id" value={id} />
          <SubmitButton className="button">{t('social.section.unlink', { provider: name })}</SubmitButton>
        </ActForm>
      )}
    </li>
  )
}

/** Linked accounts: provider, address, since when. */
export function SocialLinks({ data, ...props }: Props) {
  const { t } = useIntl()
  const linked = data.account?.linked ?? []
  if (linked.length === 0) return <p className="muted">{t('social.section.none')}</p>
  return (
    <ul className="column gap-4 plain">
      {linked.map((link) => (
        <LinkRow key={link.id} link={link} {...props} />
      ))}
    </ul>
  )
}
