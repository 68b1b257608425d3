import type { SessionUser } from '../../contract/session.ts'
import { T } from '../../i18n/react.tsx'
import { Icon } from '../ui/icon.tsx'

/** Whoever acts for somebody else sees it on every page. */
export const Impersonation = ({ session }: { session: SessionUser }) => (
  <div className="acting" role="status">
    <div className="wrap row">
      <Icon name="triangle-alert" />
      <p className="sm grow">
        <T id="layout.impersonation.text" values={{ name: <bdi>{session.displayName}</bdi> }} />
      </p>
    </div>
  </div>
)
