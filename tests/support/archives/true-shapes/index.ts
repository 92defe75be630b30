import { files } from './files.ts'
import { households } from './households.ts'
import { pages } from './pages.ts'
import { recipeSage } from './recipe-sage.ts'
import type { Shapes } from './shape.ts'
import { tables } from './tables.ts'

/**
 * Of each program a file as its export writes it today: the layout after its source, or its documentation, the words our
 * own.
 */
export const trueShapes: Shapes = { ...recipeSage, ...households, ...tables, ...pages, ...files }
