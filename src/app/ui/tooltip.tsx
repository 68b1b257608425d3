import * as RadixTooltip from '@radix-ui/react-tooltip'
import type { ReactNode } from 'react'
import { TOOLTIP_DELAY, TOOLTIP_SKIP_DELAY } from '#src/contract/constants.ts'

/** Once around the part of a page that has tooltips. */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <RadixTooltip.Provider delayDuration={TOOLTIP_DELAY} skipDelayDuration={TOOLTIP_SKIP_DELAY}>
    {children}
  </RadixTooltip.Provider>
)

/** A short word about the one element inside; never the only place where something needed is said. */
export const Tooltip = ({ text, children }: { text: ReactNode; children: ReactNode }) => (
  <RadixTooltip.Root>
    <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
    <RadixTooltip.Portal>
      <RadixTooltip.Content className="tooltip" sideOffset={6} collisionPadding={8}>
        {text}
      </RadixTooltip.Content>
    </RadixTooltip.Portal>
  </RadixTooltip.Root>
)
