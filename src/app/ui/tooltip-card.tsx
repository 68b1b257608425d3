import * as RadixTooltip from '@radix-ui/react-tooltip'
import type { ReactNode, RefObject } from 'react'
import { TOOLTIP_DELAY } from '#src/contract/constants.ts'

type Props = {
  text: ReactNode
  /** A pointer has waited for it, and is still there. */
  isWaiting: RefObject<boolean>
  children: ReactNode
}

/** The word itself, shown at once where a pointer has waited for it. */
export default function TooltipCard({ text, isWaiting, children }: Props) {
  return (
    <RadixTooltip.Provider delayDuration={TOOLTIP_DELAY}>
      <RadixTooltip.Root defaultOpen={isWaiting.current}>
        <RadixTooltip.Trigger asChild>
          <span>{children}</span>
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content className="tooltip" sideOffset={6} collisionPadding={8}>
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  )
}
