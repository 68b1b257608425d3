import 'virtual:uno.css'
import '../ui/styles/front.css'
