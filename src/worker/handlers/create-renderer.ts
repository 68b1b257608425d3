import { frameDocuments } from '../middleware/frame-documents.ts'
import type { Renderer } from '../renderer.ts'
import { renderApp } from './render-app.tsx'
import { renderDocument, renderError } from './render-document.tsx'
import { runAction } from './run-action.ts'

export const createRenderer = (productName: string): Renderer => ({
  frameDocuments,
  renderDocument: (input) => renderDocument(input, productName),
  renderApp: (input) => renderApp(input, productName),
  renderError: (input) => renderError(input, productName),
  runAction: (input, form) => runAction(input, form, productName),
})
