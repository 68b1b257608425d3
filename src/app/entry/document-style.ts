import '../ui/styles/document.css'
import 'virtual:uno.css'
