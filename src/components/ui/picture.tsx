import type { IGatsbyImageData } from "gatsby-plugin-image";
import React from "react";

interface PictureProps {
  image: IGatsbyImageData;
  /** Empty for decoration. */
  alt: string;
  /** `eager` for the one picture in the first window; all others wait until they come near. */
  loading?: "lazy" | "eager";
  className?: string;
  /** The width of its box in each window, as in HTML; without it, that of the picture or the window. */
  sizes?: string;
}

/**
 * A picture as queries give it (`gatsbyImageData`), as plain HTML: its size holds its place. The component of
 * gatsby-plugin-image would bring React's server renderer (60 KB gzip) to every reader, for fading pictures in.
 */
export function Picture({ image, alt, loading = "lazy", className = "", sizes }: PictureProps): React.ReactElement {
  const { images, width, height } = image;
  return (
    <picture className={`picture ${className}`}>
      {images.sources?.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes ?? source.sizes} />
      ))}
      <img
        {...images.fallback}
        sizes={sizes ?? images.fallback?.sizes}
        alt={alt}
        width={width}
        height={height}
        loading={loading}
        decoding="async"
        fetchPriority={loading === "eager" ? "high" : undefined}
      />
    </picture>
  );
}
