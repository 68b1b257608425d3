import type { Action, PageProps } from '#src/app/page.ts'
import { DoneNote, donePath, pathOf } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { ActionForm, EmailField, SelectField, SubmitButton, useActionForm } from '#src/app/ui/forms/index.ts'
import { createFriendApi } from '#src/contract/friend/api.ts'
import { getLocale, LOCALES } from '#src/domain/locales.ts'
import { useIntl } from '#src/i18n/react.tsx'

const SENT = 'invited'

/** Without a choice, the language of the page. */
export const inviteFriend: Action = (ctx, values) =>
  attempt(ctx, values, async () => {
    const chosen = LOCALES.find(({ code }) => code === values.language)
    await createFriendApi(ctx.api.call).inviteFriend({
      email: values.email ?? '',
      language: chosen?.code ?? ctx.locale,
    })
    return { redirect: donePath(pathOf(ctx), SENT), changed: {} }
  })

/** An invitation to one address: what is sent, and what is not revealed. */
export function InviteForm({ ctx, failure, csrfToken }: Omit<PageProps<unknown>, 'data'>) {
  const { t } = useIntl()
  const form = useActionForm({ ctx, action: inviteFriend, failure, csrfToken })
  return (
    <section className="sheet padded column gap-4">
      <h2>{t('profile.friends.invite')}</h2>
      <DoneNote ctx={ctx} act={SENT} text="profile.friends.sent" />
      <p>{t('profile.friends.mail')}</p>
      <p className="small muted">{t('profile.friends.kept')}</p>
      {ctx.session && !ctx.session.emailVerified && <p className="small">{t('profile.friends.unconfirmed')}</p>}
      <ActionForm form={form} label={t('profile.friends.invite')}>
        <EmailField group="friend" label={t('profile.friends.address')} autoComplete="off" />
        <SelectField
          name="language"
          label={t('profile.friends.language')}
          placeholder={getLocale(ctx.locale).name}
          options={LOCALES.filter(({ code }) => code !== ctx.locale).map(({ code, name }) => ({
            value: code,
            label: name,
          }))}
        />
        <SubmitButton className="button primary">{t('profile.friends.send')}</SubmitButton>
      </ActionForm>
    </section>
  )
}
