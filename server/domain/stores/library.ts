/** Speaks with stores. Loaded when the first one is spoken with: a server without stores starts without it. */
export const storeLibrary = () => import('@modelcontextprotocol/client')
