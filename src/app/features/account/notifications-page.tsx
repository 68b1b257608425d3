import { answerIs } from '#src/app/changes.ts'
import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { type NotificationKind, ROLE_NOTIFICATIONS } from '#src/contract/notifications.ts'
import type { NotificationSettingsAnswer } from '#src/contract/schemas/settings.ts'
import { type AccountProps, accountPage } from './account-page.tsx'
import { AlwaysSent } from './notifications/always-sent.tsx'
import { ChoiceForm } from './notifications/choice-form.tsx'
import { notificationSettings } from './queries.ts'
import { readLocale } from './read-locale.ts'
import { SavedNotice, savedPath } from './saved-notice.tsx'

/** A box that is not ticked is not sent, so every kind of the role is read by name. */
const readChoices = (kinds: readonly NotificationKind[], values: FormValues) =>
  Object.fromEntries(kinds.map((kind) => [kind, values[kind] === 'on']))

const save = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    const kinds = ctx.session ? ROLE_NOTIFICATIONS[ctx.session.role] : []
    const saved = await ctx.api.saveNotificationSettings({
      settings: readChoices(kinds, values),
      mailLanguage: readLocale(values.mailLanguage) ?? null,
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
