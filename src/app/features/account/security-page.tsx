import { type AccountProps, accountPage } from './account-page.tsx'
import { ConfirmNotice, isConfirmed } from './confirm-notice.tsx'

/** Every way in, every device, and what happened: sensitive parts open after a confirmation. */
const Security = ({ ctx }: AccountProps<null>) => <>{!isConfirmed(ctx) && <ConfirmNotice ctx={ctx} />}</>

export const securityPage = accountPage<null>('security', { load: async () => null, Content: Security })
