import type { PageContext } from '#src/app/page.ts'
import { MissingPart } from '#src/app/ui/missing-part.tsx'
import { CvHead } from './cv-head.tsx'
import { CvTabs } from './cv-tabs.tsx'
import type { CvTab } from './tabs.ts'

/** The CV page without a loaded profile: session data, and a retry. */
export const CvMissing = ({ ctx, tab }: { ctx: PageContext; tab?: CvTab }) => (
  <div className="wrap">
    <CvHead name={ctx.session?.displayName ?? ''} />
    {tab && <CvTabs current={tab} counts={{}} />}
    <div className="u-pbs-6">
      <MissingPart here={ctx.here} />
    </div>
  </div>
)
