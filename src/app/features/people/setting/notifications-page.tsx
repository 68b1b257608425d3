import { answerIs } from '#src/app/changes.ts'
import { type AccountProps, accountPage } from '#src/app/features/identity/account/account-page.tsx'
import { notificationSettings } from '#src/app/features/identity/account/queries.ts'
import { readLocale } from '#src/app/features/identity/account/read-locale.ts'
import { SavedNotice, savedPath } from '#src/app/features/identity/account/saved-notice.tsx'
import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { DIGEST_HOUR, type NotificationKind, ROLE_NOTIFICATIONS } from '#src/contract/setting/notifications.ts'
import type { NotificationSettingsAnswer } from '#src/contract/setting/schemas.ts'
import { AlwaysSent } from './notifications/always-sent.tsx'
import { ChoiceForm } from './notifications/choice-form.tsx'

/** A box that is not ticked is not sent, so every kind of the role is read by name. */
const readChoices = (kinds: readonly NotificationKind[], values: FormValues) =>
  Object.fromEntries(kinds.map((kind) => [kind, values[kind] === 'on']))

const save = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    const kinds = ctx.session ? ROLE_NOTIFICATIONS[ctx.session.role] : []
    const saved = await ctx.api.saveNotificationSettings({
      settings: readChoices(kinds, values),
      mailLanguage: readLocale(values.mailLanguage) ?? null,
      digestHour: Number(values.digestHour || DIGEST_HOUR),
    })
    return { redirect: savedPath(ctx), changed: { known: [answerIs(notificationSettings(ctx), saved)] } }
  })

const Notifications = ({ data: { settings }, ...props }: AccountProps<{ settings: NotificationSettingsAnswer }>) => (
  <>
    <SavedNotice ctx={props.ctx} />
    <ChoiceForm key={JSON.stringify(settings)} {...props} settings={settings} action={save} />
    <AlwaysSent />
  </>
)

export const notificationsPage = accountPage<{ settings: NotificationSettingsAnswer }>('notifications', {
  queries: (ctx) => ({ settings: notificationSettings(ctx) }),
  Content: Notifications,
  action: save,
})
