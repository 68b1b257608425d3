import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { ActForm, type ActProps, CheckField, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { NOTIFICATION_KINDS } from '#src/contract/setting/notifications.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { changeSubscription, type Subscription } from './change-subscription.ts'

/** All kinds of mail that the account can choose; nothing for an address without an account. */
export function ChoicesForm({ subscription: { choices }, ...props }: ActProps & Subscription) {
  const { t } = useIntl()
  const kinds = NOTIFICATION_KINDS.filter((kind) => choices[kind] !== undefined)
  const initial = Object.fromEntries(kinds.map((kind) => [kind, choices[kind] ? 'on' : '']))
  const form = useActForm('choose', changeSubscription, props, { initial })
  if (kinds.length === 0) return null
  return (
    <section className="section column gap-4">
      <h2 className="heading-3">{t('unsubscribe.choices.title')}</h2>
      <DoneNote ctx={props.ctx} act="chosen" text="unsubscribe.choices.done" />
      <ActForm form={form} act="choose" label={t('unsubscribe.choices.title')} className="column gap-4">
        <input type="hidden" name="shown" value={kinds.join(' ')} />
        {kinds.map((kind) => (
          <CheckField key={kind} name={kind} group="settings" label={t(`notifications.kind.${kind}`)} />
        ))}
        <div>
          <SubmitButton className="button">{t('unsubscribe.choices.save')}</SubmitButton>
        </div>
      </ActForm>
    </section>
  )
}
