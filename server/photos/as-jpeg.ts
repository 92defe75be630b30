import sharp from 'sharp'

/** One of our own files as programs want it that cannot read WebP. */
export async function asJpeg(bytes: Uint8Array): Promise<Uint8Array> {
  return sharp(bytes).timeout({ seconds: 20 }).jpeg({ quality: 82 }).toBuffer()
}
