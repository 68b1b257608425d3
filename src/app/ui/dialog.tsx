import * as RadixDialog from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { allowInjectedStyles } from './injected-styles.ts'

type Props = {
  /** The element that opens it; omit if `open` is controlled. */
  trigger?: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** Without a trigger: the element to which the focus returns. */
  before?: Element | null
  title: ReactNode
  text?: ReactNode
  wide?: boolean
  children?: ReactNode
}

function returnFocus(event: Event, before: Element): void {
  event.preventDefault()
  if (before instanceof HTMLElement) before.focus()
}

/** A modal question. Focus remains inside and returns afterwards. */
export function Dialog({ trigger, open, onOpenChange, before, title, text, wide = false, children }: Props) {
  const change = (next: boolean) => {
    if (next) allowInjectedStyles()
    onOpenChange?.(next)
  }
  if (open) allowInjectedStyles()
  return (
    <RadixDialog.Root {...(open !== undefined && { open })} onOpenChange={change}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="scrim" />
        <RadixDialog.Content
          className={wide ? 'dialog over wide' : 'dialog over'}
          {...(before && { onCloseAutoFocus: (event: Event) => returnFocus(event, before) })}
          {...(!text && { 'aria-describedby': undefined })}
        >
          <RadixDialog.Title asChild>
            <h2>{title}</h2>
          </RadixDialog.Title>
          {text && (
            <RadixDialog.Description asChild>
              <p className="muted">{text}</p>
            </RadixDialog.Description>
          )}
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

/** Wraps the button that cancels or has finished. */
export const DialogClose = ({ children }: { children: ReactNode }) => (
  <RadixDialog.Close asChild>{children}</RadixDialog.Close>
)
