import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { partOf } from '#src/app/page-query.ts'
import { MissingPart } from '#src/app/ui/missing-part.tsx'
import type { SessionUser } from '#src/contract/http/session.ts'
import { type AccountProps, accountPage } from './account-page.tsx'
import { ConfirmNotice, isConfirmed } from './confirm-notice.tsx'
import { passkeysSection } from './security/passkeys-section.tsx'
import { SECURITY_SECTIONS } from './security/sections.ts'

type Loaded = Readonly<Record<string, unknown>>

/** To an admin who must have a passkey here and came in without only that part is open. */
const sectionsOf = (session: SessionUser | null) => (session?.passkeyNeeded ? [passkeysSection] : SECURITY_SECTIONS)

/**
 * Every way in, every device, and what happened. A section is a file in `security/` made with `securitySection` and a line in
 * `security/sections.ts`: it names what it asks for, and its forms (`useActForm` with one of its `acts`) post to this page, which
 * leads them to it by their `act`. Sensitive forms are shown while `open`.
 */
function Security({ data, ...props }: AccountProps<Loaded>) {
  const acting = props.session.impersonator !== null
  const open = isConfirmed(props.ctx) && !acting
  return (
    <>
      {!open && !acting && <ConfirmNotice ctx={props.ctx} failure={props.failure} />}
      {SECURITY_SECTIONS.filter(({ id }) => data[id] !== undefined).map(({ id, Content }) => (
        <Content key={id} {...props} data={data[id]} open={open} />
      ))}
      {Object.values(data).includes(undefined) && <MissingPart here={props.ctx.here} />}
    </>
  )
}

/** A section that does not come leaves the others where they are. What two of them need is asked for once. */
const askSections = (ctx: PageContext) =>
  Object.fromEntries(sectionsOf(ctx.session).map(({ id, query }) => [id, partOf(query(ctx))]))

async function act(ctx: PageContext, values: FormValues): Promise<ActionResult> {
  const name = values.act ?? ''
  const section = SECURITY_SECTIONS.find(({ acts }) => acts && Object.hasOwn(acts, name))
  return section?.acts?.[name]?.(ctx, values) ?? { redirect: ctx.here }
}

export const securityPage = accountPage<Loaded>('security', { queries: askSections, Content: Security, action: act })
