import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { partOf } from '#src/app/page-query.ts'
import { MissingPart } from '#src/app/ui/missing-part.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import type { SessionUser } from '#src/contract/http/session.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { type AccountProps, accountPage } from './account-page.tsx'
import { ConfirmNotice, isConfirmed } from './confirm-notice.tsx'
import { passkeysSection } from './security/passkeys-section.tsx'
import { SECURITY_SECTIONS } from './security/sections.ts'

type Loaded = Readonly<Record<string, unknown>>

/** An admin who must add a passkey only sees that section. */
const sectionsOf = (session: SessionUser | null) => (session?.passkeyNeeded ? [passkeysSection] : SECURITY_SECTIONS)

/**
 * Sign-in methods, devices and events. A section is a file in `security/` made with `securitySection`, and a line in `security/sections.ts`:
 * it names its queries, and its forms (`useActForm` with one of its `acts`) post to this page, which selects them by `act`. Sensitive forms
 * are shown while `open`.
 */
function Security({ data, ...props }: AccountProps<Loaded>) {
  const acting = props.session.impersonator !== null
  const open = isConfirmed(props.ctx) && !acting
  return (
    <>
      {props.session.twoStepNeeded && <TwoStepNeeded company={props.session.displayName} />}
      {!open && !acting && <ConfirmNotice ctx={props.ctx} failure={props.failure} />}
      {SECURITY_SECTIONS.filter(({ id }) => data[id] !== undefined).map(({ id, Content }) => (
        <Content key={id} {...props} data={data[id]} open={open} />
      ))}
      {Object.values(data).includes(undefined) && <MissingPart here={props.ctx.here} />}
    </>
  )
}

/** For a member of a company that requires two-step sign-in. */
function TwoStepNeeded({ company }: { company: string }) {
  const { t } = useIntl()
  return (
    <Notice tone="land" title={t('team.closed.title', { company })}>
      {t('team.closed.text')}
    </Notice>
  )
}

/** A failed section does not affect the others. Common queries are fetched once. */
const askSections = (ctx: PageContext) =>
  Object.fromEntries(sectionsOf(ctx.session).map(({ id, query }) => [id, partOf(query(ctx))]))

async function act(ctx: PageContext, values: FormValues): Promise<ActionResult> {
  const name = values.act ?? ''
  const section = SECURITY_SECTIONS.find(({ acts }) => acts && Object.hasOwn(acts, name))
  return section?.acts?.[name]?.(ctx, values) ?? { redirect: ctx.here }
}

export const securityPage = accountPage<Loaded>('security', { queries: askSections, Content: Security, action: act })
