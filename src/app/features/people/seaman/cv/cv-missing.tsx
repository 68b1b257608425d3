import type { PageContext } from '#src/app/page.ts'
import { MissingPart } from '#src/app/ui/missing-part.tsx'
import { CvHead } from './cv-head.tsx'
import { CvTabs } from './cv-tabs.tsx'
import type { CvTab } from './tabs.ts'

/** The CV while its profile could not be loaded: what the session knows, and the way to ask again. */
export const CvMissing = ({ ctx, tab }: { ctx: PageContext; tab?: CvTab }) => (
  <div className="wrap">
    <CvHead name={ctx.session?.displayName ?? ''} />
    {tab && <CvTabs current={tab} counts={{}} />}
    <div className="u-pbs-6">
      <MissingPart here={ctx.here} />
    </div>
  </div>
)
